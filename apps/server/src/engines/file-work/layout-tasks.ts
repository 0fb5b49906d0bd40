import type { ParsedSegment, ParseOptions } from '../formats/format.ts'
import { formatFor } from '../formats/formats.ts'
import type { Place } from '../formats/place.ts'
import { batches } from './batches.ts'
import { prepared } from './prepared.ts'

/** A text as readers see it: where it stands, and the keys of its sentences. */
export interface LaidOutText {
  place: Place
  keys: string[]
}

export const layoutTasks = {
  /** The texts of a file in its order. */
  async *layout(content: Uint8Array, options: ParseOptions): AsyncGenerator<LaidOutText[]> {
    const bytes = await prepared(content, options)
    const { segments } = formatFor(options.fileName).parse(bytes, { ...options, places: true })
    yield* batches(laidOut(segments))
  },
}

function laidOut(segments: readonly ParsedSegment[]): LaidOutText[] {
  const texts: LaidOutText[] = []
  let before: Place | undefined
  for (const { key, place } of segments) {
    if (place && place === before) texts.at(-1)!.keys.push(key)
    else texts.push({ place: place ?? { kind: 'PARAGRAPH' }, keys: [key] })
    before = place
  }
  return texts
}
