import { journalFields } from '@dragoman/sdk/list-fields'
import type { ActivityEntityType } from '@dragoman/sdk/operations/activity'
import { hasMessage, t, type Known, type PlainMessageId } from '../../i18n/t.ts'
import type { QuerySpec } from '../../list/query-spec.ts'
import { settingsPages } from '../settings/settings-pages.ts'

/** The word for the subject of an entry, such as a task. */
export const typeWord = (type: string): string => (hasWord(type) ? t(typeMessage(type)) : type)

/** Every type has its word: one without is a type error here. */
const typeMessage = (type: Known<ActivityEntityType>): PlainMessageId => `journal.type.${type}`

const hasWord = (type: string): type is Known<ActivityEntityType> => hasMessage(`journal.type.${type}`)

const pageWord = (code: string): string => {
  const page = settingsPages.find((each) => each.code === code)
  return page ? t(page.title) : code
}

/** The query line of the journal. */
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
