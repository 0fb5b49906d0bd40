import { foldedMarks, foldText } from '@dragoman/sdk/text-search'

/**
 * A regular expression, which PostgreSQL and JavaScript (`u`) read alike, for a text however it is spelled: in capital or
 * small letters, with their marks or without, in full or half width. `foldText` says what is the same.
 */
export function spellingPattern(text: string): string {
  const { single, several } = spellings()
  const letters = [...foldText(text)]
  let pattern = ''
  for (let at = 0; at < letters.length;) {
    const length = [3, 2].find((count) => several.has(letters.slice(at, at + count).join(''))) ?? 1
    const some = letters.slice(at, at + length)
    const alone = some.map((letter) => anyMarks(oneOf(letter, single.get(letter) ?? ''))).join('')
    pattern += length === 1 ? alone : anyMarks(`(?:${alone}|[${several.get(some.join(''))}])`)
    at += length
  }
  return pattern
}

/** The letters of a pattern for the database, which needs seconds to read a longer one. */
const enough = 30

/** The beginning of a text, which leaves few others to look at. */
export const beginningOf = (text: string): string => [...text].slice(0, enough).join('')

const anyMarks = (pattern: string) => `${pattern}${foldedMarks}*`

function oneOf(letter: string, others: string): string {
  const known = others === '' ? quoted(letter) : `[${quoted(letter)}${others}]`
  // As some systems write it: in its parts, which stay when it is folded.
  const parts = letter.normalize('NFD')
  return parts === letter ? known : `(?:${known}|${parts})`
}

const quoted = (letter: string) =>
  /[\p{L}\p{N}]/u.test(letter) || letter.length > 1
    ? letter
    : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

interface Spellings {
  /** The characters that fold to one. */
  single: ReadonlyMap<string, string>
  /** The characters that fold to two or three. */
  several: ReadonlyMap<string, string>
}

let known: Spellings | undefined

/** Worked out when it is first asked for, since it looks at all characters of 16 bits. */
function spellings(): Spellings {
  if (known) return known
  const [single, several] = [new Map<string, string>(), new Map<string, string>()]
  for (let code = 0x21; code < 0xffff; code += 1) {
    const character = String.fromCharCode(code)
    if (/[\p{Cs}\p{Co}\p{Cn}\p{M}]/u.test(character)) continue
    const folded = foldText(character)
    if (folded === character || folded.length === 0 || folded.length > 3) continue
    const found = folded.length === 1 ? single : several
    found.set(folded, (found.get(folded) ?? '') + quoted(character))
  }
  known = { single, several }
  return known
}
