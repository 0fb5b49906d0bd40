import { similarity } from './similarity.ts'

/** Texts to compare with what may be like them, all normalized. */
export interface CompareJob {
  /** Lowest score, in percent. */
  lowest: number
  /** Most for a text. */
  most: number
  /** The candidates for all texts, each once. */
  sources: string[]
  texts: ComparedText[]
}

export interface ComparedText {
  text: string
  /** The candidates for this text, by place in `sources`, most promising first. */
  places: Uint32Array
  /** No more percent than this, for each of them. */
  atMost: Uint8Array
}

export interface TextLikeness {
  /** The most similar candidates that aren't equal, best first; of equal scores, the later place. */
  best: Likeness[]
  /** `atMost` as it is known now. */
  atMost: Uint8Array
}

/** By place in `sources`; in percent. */
export interface Likeness {
  place: number
  score: number
}

/** Finds the most similar candidates for each text. */
export function compareTexts({ lowest, most, sources, texts }: CompareJob): TextLikeness[] {
  return texts.map(({ text, places, atMost: before }) => {
    const atMost = before.slice()
    const best: Likeness[] = []
    let worst = lowest
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at]!
      const source = sources[place]!
      if (source === text || atMost[at]! < worst) continue
      const score = similarity(text, source, worst)
      atMost[at] = Math.max(score, worst - 1)
      if (score < worst) continue
      best.push({ place, score })
      if (best.length < 2 * most) continue
      // Those are enough: from here on only better ones count.
      best.sort(better).splice(most)
      worst = best.at(-1)!.score + 1
    }
    return { best: best.sort(better).slice(0, most), atMost }
  })
}

const better = (a: Likeness, b: Likeness) => b.score - a.score || b.place - a.place
