import type { TermChange, TermRequest } from '@dragoman/sdk/operations/termRequests'
import { toBcp47 } from '@dragoman/sdk/locale'
import { languageName } from '../../../i18n/format.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import styles from './detail.module.css'

/** Fields of a term in the order in which they are shown. */
const fields = [
  'text',
  'status',
  'part',
  'gender',
  'termType',
  'definition',
  'usage',
  'note',
  'forbidden',
  'dnt',
  'exactMatch',
  'caseSensitive',
  'internal',
] as const

type FieldName = (typeof fields)[number]

/** The words for some values, where a code stands for them. */
const valueWords: Partial<Record<FieldName, string>> = {
  status: 'glossaries.status',
  part: 'glossaries.part',
  gender: 'glossaries.gender',
  termType: 'glossaries.termType',
}

function valueText(field: FieldName, value: unknown): string {
  if (value === undefined || value === null || value === '') return t('termRequests.nothing')
  if (typeof value === 'boolean') return t(value ? 'termRequests.yes' : 'termRequests.no')
  const id = `${valueWords[field]}.${String(value)}`
  return hasMessage(id) ? t(id) : String(value)
}

/** The fields of a term that would change. */
const changed = (term: TermChange): FieldName[] =>
  fields.filter((field) => term[field] !== undefined && term[field] !== term.now?.[field])

/** The changes of a request: each term as it is, and as it is asked for. */
export function ChangeTable({ request }: { request: TermRequest }) {
  const { terms, changeType, lane } = request
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('termRequests.changes')}>
        <thead>
          <tr>
            <th scope="col">{t('termRequests.what')}</th>
            <th scope="col">{t(lane === 'APPROVED' ? 'termRequests.before' : 'termRequests.now')}</th>
            <th scope="col">{t('termRequests.requested')}</th>
          </tr>
        </thead>
        <tbody>
          {terms.map((term, at) =>
            changeType === 'REMOVAL' ? (
              <Change
                key={at}
                term={term}
                field="text"
                now={valueText('text', term.now?.text)}
                next={t('termRequests.removed')}
              />
            ) : (
              changed(term).map((field) => (
                <Change
                  key={`${at} ${field}`}
                  term={term}
                  field={field}
                  now={valueText(field, term.now?.[field])}
                  next={valueText(field, term[field])}
                />
              ))
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}

interface ChangeProps {
  term: TermChange
  field: FieldName
  now: string
  next: string
}

function Change({ term: { language, now: present, text }, field, now, next }: ChangeProps) {
  const place = languageName(language)
  const isText = field === 'text'
  const lang = isText ? toBcp47(language) : undefined
  return (
    <tr>
      <th scope="row">
        {isText ? place : `${place}, ${t(`termRequests.field.${field}`)}`}
        {!isText && (
          <span className={styles.below} dir="auto">
            {present?.text ?? text}
          </span>
        )}
      </th>
      <td lang={lang}>
        <bdi>{present ? <del>{now}</del> : now}</bdi>
      </td>
      <td lang={lang}>
        <bdi>{next}</bdi>
      </td>
    </tr>
  )
}
