/** The fewest characters that a password may have. */
export const passwordLength = 10

/** Why a password cannot be taken. */
export type PasswordProblem = 'tooShort' | 'tooCommon' | 'containsName' | 'repeats'

// The most common passwords, in lower case and without digits and signs at the ends.
const common = new Set(
  'password passwort contraseña senha motdepasse qwerty qwertz azerty letmein welcome willkommen iloveyou admin administrator dragon dragoman monkey football baseball master superman princess sunshine abcdef abcdefgh abcdefghij login secret changeme translation translator'.split(
    ' ',
  ),
)

/**
 * Lists the problems of a new password.
 * @param person the person's own words, such as name and address, which others try first
 */
export function passwordProblems(password: string, person: readonly string[] = []): PasswordProblem[] {
  const text = password.normalize('NFC').toLowerCase()
  const letters = [...text]
  const problems: PasswordProblem[] = []
  if (letters.length < passwordLength) problems.push('tooShort')
  const core = text.replaceAll(/^[\d\W_]+|[\d\W_]+$/gu, '')
  if (common.has(core) || (core === '' && isSequence(letters))) problems.push('tooCommon')
  if (letters.length > 0 && new Set(letters).size < 4) problems.push('repeats')
  const parts = person.flatMap((word) => word.toLowerCase().split(/[^\p{L}\d]+/u)).filter((part) => part.length >= 4)
  const withoutPerson = parts.reduce((rest, part) => rest.replaceAll(part, ''), text)
  if (withoutPerson !== text && [...withoutPerson].length < 8) problems.push('containsName')
  return problems
}

/** Whether characters follow each other one by one, up or down, as in 1234567890. */
function isSequence(letters: readonly string[]): boolean {
  const steps = letters.slice(1).map((letter, at) => letter.codePointAt(0)! - letters[at]!.codePointAt(0)!)
  return steps.length > 0 && steps.filter((step) => Math.abs(step) <= 1).length >= steps.length * 0.8
}

/** How strong a password is: 0 (cannot be taken), 1 (weak) to 4 (very strong). */
export function passwordStrength(password: string, person: readonly string[] = []): 0 | 1 | 2 | 3 | 4 {
  if (password === '' || passwordProblems(password, person).length > 0) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const distinct = new Set(password).size
  const bits = Math.min([...password].length, distinct * 2) * (2.5 + 0.7 * kinds)
  if (bits >= 95) return 4
  if (bits >= 65) return 3
  return bits >= 45 ? 2 : 1
}
