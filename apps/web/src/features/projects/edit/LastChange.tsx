import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { useQuery } from '@tanstack/react-query'
import { formatTimestamp, isolated } from '../../../i18n/format.ts'
import { t } from '../../../i18n/t.ts'
import { journalNames, type ProjectFieldName } from './field-values.ts'
import styles from './ProjectField.module.css'

/** The last change of a field. The line is there from the beginning, so that nothing moves. */
export function LastChange({ projectUuid, field }: { projectUuid: string; field: ProjectFieldName }) {
  const { data } = useQuery(
    query(api.activity.list, {
      query: { projectUuid, entityType: 'PROJECT', events: ['PROJECT_UPDATED', 'PROJECT_CREATED'], size: 100 },
    }),
  )
  const last =
    data?.content.find(({ after }) => after && journalNames[field] in after) ??
    data?.content.find(({ event }) => event === 'PROJECT_CREATED')
  return (
    <p className={styles.changed}>
      {last?.user
        ? t('projects.edit.changed', { name: isolated(last.user.name), time: formatTimestamp(last.at) })
        : '\u00a0'}
    </p>
  )
}
