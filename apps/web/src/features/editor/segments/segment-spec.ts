import { segmentFields } from '@dragoman/sdk/list-fields'
import { hasMessage, t } from '../../../i18n/t.ts'
import type { QuerySpec } from '../../../list/query-spec.ts'

const checkIds: Readonly<Record<string, string>> = { LINEBREAK: 'lineBreak' }

/** The kind of a check in words. */
function checkWord(code: string): string {
  if (code === 'BLOCKING') return t('checkRuns.blocks')
  if (code === 'FINDING') return t('editor.check.finding')
  const id = `checkRuns.kind.${checkIds[code] ?? code.toLowerCase()}`
  return hasMessage(id) ? t(id as 'checkRuns.kind.number') : code.toLowerCase()
}

/** The query line of segments. */
export const segmentSpec = (): QuerySpec => ({
  fields: segmentFields,
  vocabularies: {},
  fieldNames: {
    source: t('editor.field.source'),
    target: t('editor.field.target'),
    key: t('editor.key'),
    match: t('editor.matchColumn'),
    origin: t('editor.origin'),
    check: t('editor.field.check'),
    by: t('editor.field.by'),
    changed: t('editor.field.changed'),
    length: t('editor.field.length'),
  },
  names: {
    status: (code) => t(`editor.state.${code.toLowerCase() as 'open' | 'draft' | 'confirmed' | 'locked'}`),
    origin: (code) => t(`editor.origin.${code as 'HUMAN'}`),
    check: checkWord,
    is: (code) => t(`editor.is.${code as 'BOOKMARKED' | 'REPEATED' | 'FIRST'}`),
  },
  sources: { by: 'people' },
})
