/**
 * A character that shows a name as another one: a control character, or one that changes the direction of what follows
 * (`invoice\u202Egpj.exe` reads as `invoiceexe.jpg`). The marks that right-to-left names need are none of them.
 */
export const hiddenCharacter = /[\p{Cc}\u202a-\u202e\u2066-\u206f\u2028\u2029]/u

/** A name without them. */
export const withoutHidden = (name: string): string => name.replace(new RegExp(hiddenCharacter, 'gu'), '')
