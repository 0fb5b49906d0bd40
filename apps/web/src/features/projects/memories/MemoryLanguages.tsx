import { toBcp47 } from '@dragoman/sdk/locale'
import type { TranslationMemoryBinding } from '@dragoman/sdk/operations/projects'
import { LanguageCodes } from '../../../display/LanguageCodes.tsx'
import { TwoLines } from '../../../display/NarrowTable.tsx'
import { formatList, formatNumber, languageName } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'

/** The languages of a memory, and below them what it offers for a project where that is not simply its own. */
export function MemoryLanguages({ tm, sourcePenalty, served }: Served & Pick<TranslationMemoryBinding, 'tm'>) {
  const codes = <LanguageCodes source={tm.sourceLocale} target={tm.targetLocales} />
  const notes = servedNotes({ sourcePenalty, served })
  return notes.length === 0 ? codes : <TwoLines below={notes.join(' · ')}>{codes}</TwoLines>
}

type Served = Pick<TranslationMemoryBinding, 'sourcePenalty' | 'served'>

/** Says whether a memory is of another region, of which target languages it has nothing, and which it has for another region alone. */
export const servedNotes = ({ sourcePenalty, served }: Served): string[] => [
  ...(sourcePenalty > 0 ? [t('projects.memories.servedSource', { points: formatNumber(sourcePenalty) })] : []),
  ...served.flatMap(({ targetLocale, memoryLocales, penalty }) => {
    const language = languageName(targetLocale)
    if (memoryLocales.length === 0) return t('projects.memories.servedNone', { language })
    if (penalty === 0) return []
    const codes = formatList(memoryLocales.map(toBcp47))
    return t('projects.memories.servedFrom', { language, codes, points: formatNumber(penalty) })
  }),
]
