import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { servedNotes } from './MemoryLanguages.tsx'

beforeAll(() => {
  i18n.load('en', {
    'projects.memories.servedFrom': [['language'], ' from ', ['codes'], ' at ', ['points']],
    'projects.memories.servedNone': ['nothing into ', ['language']],
    'projects.memories.servedSource': ['source at ', ['points']],
  })
  i18n.activate('en')
})

it('a memory names the languages for which it has another region alone, or nothing', () => {
  expect(
    servedNotes({
      sourcePenalty: 0,
      served: [
        { targetLocale: 'pl', memoryLocales: ['pl_pl'], penalty: 0 },
        { targetLocale: 'es_mx', memoryLocales: ['es', 'es_ar'], penalty: 3 },
        { targetLocale: 'zh_tw', memoryLocales: [], penalty: 0 },
      ],
    }),
  ).toEqual(['Spanish (Mexico) from es and es-AR at 3', 'nothing into Chinese (Taiwan)'])
})

it('a memory from another region says so', () => {
  const served = [{ targetLocale: 'es', memoryLocales: ['es'], penalty: 0 }]
  expect(servedNotes({ sourcePenalty: 3, served })).toEqual(['source at 3'])
})
