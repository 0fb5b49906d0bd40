import type { Context } from '../context.ts'
import { sceneOf, translationsIn } from '../moves.ts'
import { counted } from '../report.ts'
import { exitCodes } from '../stop.ts'

interface Progress {
  language: string
  files: number
  words: number
  segments: number
  confirmed: number
  delivered: number
}

/** Shows how far the translation is. */
export async function command(context: Context): Promise<number> {
  const scene = await sceneOf(context)
  const { place, sources } = scene
  const paths = new Set(sources.map(({ path }) => path))
  const languages = new Map<string, Progress>()
  for (const { path, language, unit } of await translationsIn(scene)) {
    if (!paths.has(path) || !place.languages.includes(language)) continue
    const known = languages.get(language) ?? { language, files: 0, words: 0, segments: 0, confirmed: 0, delivered: 0 }
    known.files += 1
    known.words += unit.words
    known.segments += unit.totalSegments
    known.confirmed += unit.confirmedSegments
    if (unit.workStatus === 'DELIVERED') known.delivered += 1
    languages.set(language, known)
  }
  const all = [...languages.values()].toSorted((a, b) => (a.language < b.language ? -1 : 1))
  context.answer({ project: place.ciTag, unit: place.unit.name, files: paths.size, languages: all })
  context.say(`${place.ciTag} of ${place.unit.name}: ${counted(paths.size, 'file')}`)
  for (const { language, files, words, segments, confirmed, delivered } of all) {
    const percent = segments === 0 ? 100 : Math.floor((confirmed / segments) * 100)
    context.say(
      `${language}: ${percent} % confirmed, ${delivered} of ${files} files delivered, ${counted(words, 'word')}`,
    )
  }
  if (all.length === 0) context.say('Nothing has been sent yet. Run "dragoman push".')
  return exitCodes.done
}
