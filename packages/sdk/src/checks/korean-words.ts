/** Particles that tell the part of a word in its sentence, in the order in which they may follow each other. */
const plural = '들'
const place =
  '께서|에게서|에게|한테서|한테|에서부터|에서|으로부터|로부터|으로서|로서|으로써|로써|으로|로|에|와|과|처럼|보다|만큼|이랑|랑|별로'
const last =
  '까지|부터|조차|마저|마다|밖에|이라도|라도|이나|나|이며|이고|이란|란|은|는|이|가|을|를|의|도|만|께|인|이다|입니다|입니까|이라는|라는|이라고|라고|이므로|이면|이지만|적인|적으로'
/** Forms of the verbs that make a verb of a noun: “to do”, “to become”, “to let do”. */
const verbs =
  '(?:하|되|시키|당하)(?:다|는|고|며|면|여|지|기|거나|도록|려면|려고|세요|십시오|시겠습니까|므로|자|게|신|시는|여야|었습니다|었다|기를|기가)?|한|할|함|합니다|합니까|합시다|해|해서|해야|해요|하세요|했습니다|했다|했던|한다|된|될|됨|됩니다|됩니까|된다|돼|돼서|돼야|되어|되었습니다|됐습니다|되지|시켜|시킵니다|시킬'

const tail = `(?:${plural})?(?:${place})?(?:${last})?(?:만|도|은|는)?`
const whole = new RegExp(`^(?:${tail}|(?:${verbs})(?:${last})?)$`)
const atEnd = new RegExp(`(?:${plural}|${place}|${last}|${verbs})$`)

/** The beginning of a Korean word, without all that may be a particle. */
export function koreanStem(word: string): string {
  let stem = word
  for (;;) {
    const shorter = stem.replace(atEnd, '')
    if (shorter === stem || shorter === '') return stem
    stem = shorter
  }
}

/** Whether a word is another one with nothing but particles behind it. */
export const isKoreanForm = (word: string, wanted: string): boolean =>
  word.startsWith(wanted) && whole.test(word.slice(wanted.length))
