/** A run of text that two texts share, that only the first has (`gone`), or only the second (`new`). */
export interface DiffPart {
  kind: 'same' | 'gone' | 'new'
  text: string
}

// Beyond this the table would cost more than it tells: the whole text counts as changed.
const maximumCells = 400_000

/** How a text differs from one before, word by word. `locale` (BCP 47) says what a word is. */
export function diffWords(before: string, after: string, locale: string): DiffPart[] {
  const [a, b] = [wordsOf(before, locale), wordsOf(after, locale)]
  if (a.length * b.length > maximumCells) return joined([...a.map(gone), ...b.map(added)])
  const common = commonLengths(a, b)
  const parts: DiffPart[] = []
  for (let [i, j] = [0, 0]; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i]! })
      i += 1
      j += 1
    } else if (j === b.length || (i < a.length && common[i + 1]![j]! >= common[i]![j + 1]!)) parts.push(gone(a[i++]!))
    else parts.push(added(b[j++]!))
  }
  return joined(parts)
}

const gone = (text: string): DiffPart => ({ kind: 'gone', text })
const added = (text: string): DiffPart => ({ kind: 'new', text })

const placeholders = /(⟦\/?\d+\/?⟧)/

/** Words, white space, signs and placeholders, each for itself. */
function wordsOf(text: string, locale: string): string[] {
  const words = new Intl.Segmenter(locale, { granularity: 'word' })
  return text
    .split(placeholders)
    .flatMap((part, at) => (at % 2 === 1 ? part : [...words.segment(part)].map(({ segment }) => segment)))
}

/** For each pair of ends of two texts, how many words they have in common. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      table[i]![j] = a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!)
    }
  }
  return table
}

function joined(parts: readonly DiffPart[]): DiffPart[] {
  const runs: DiffPart[] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (last?.kind === part.kind) last.text += part.text
    else runs.push({ ...part })
  }
  return runs
}
