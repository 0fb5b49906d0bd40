import { journalFields } from '@dragoman/sdk/list-fields'
import { hasMessage, t } from '../../i18n/t.ts'
import type { QuerySpec } from '../../list/query-spec.ts'
import { settingsPages } from '../settings/settings-pages.ts'

/** What an entry is about, such as a task. */
export function typeWord(type: string): string {
  const id = `journal.type.${type}`
  return hasMessage(id) ? t(id) : type
}

const pageWord = (code: string): string => {
  const page = settingsPages.find((each) => each.code === code)
  return page ? t(page.title) : code
}

/** What one can ask the journal. */
export const journalSpec: QuerySpec = {
  fields: journalFields,
  vocabularies: {},
  names: {
    about: typeWord,
    event: (code) => code.replaceAll('-', '_'),
    kind: (code) => {
      const id = `activity.kind.${code}`
      return hasMessage(id) ? t(id) : code
    },
    settings: pageWord,
  },
  sources: { who: 'people', as: 'people', project: 'projects', unit: 'units' },
}
