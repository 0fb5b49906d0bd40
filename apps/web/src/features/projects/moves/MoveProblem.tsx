import { isHttpError } from '@dragoman/sdk/errors'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { errorText } from '../../../errors/error-text.ts'
import { enumWord, hasMessage, t } from '../../../i18n/t.ts'
import { languageName } from '../../../i18n/format.ts'

/** Why a project did not move: what it became meanwhile (409), what it lacks (422), or what the server says. */
export function MoveProblem({ error }: { error: Error }) {
  const now = presentStatus(error)
  if (now) {
    return (
      <InlineAlert tone="warning" isAnnounced title={t('projects.conflict')}>
        {t('projects.conflictText', { status: enumWord('projectStatus', now) })}
      </InlineAlert>
    )
  }
  const missing = missingOf(error)
  if (missing.length === 0) {
    return (
      <InlineAlert tone="danger" isAnnounced>
        {isHttpError(error, 423) ? t('projects.refused.costsIdle') : errorText(error)}
      </InlineAlert>
    )
  }
  return (
    <InlineAlert tone="danger" isAnnounced title={t('projects.missing')}>
      <ul>
        {missing.map(({ condition, message, tasks = [] }) => (
          <li key={condition}>
            {conditionText(condition) ?? message}
            {tasks.length > 0 && (
              <ul>
                {tasks.map((task, index) => (
                  <li key={index}>{taskText(task)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </InlineAlert>
  )
}

function conditionText(condition: string): string | undefined {
  const id = `projects.refused.${condition}`
  return hasMessage(id) ? t(id) : undefined
}

interface Missing {
  condition: string
  message: string
  tasks?: Record<string, unknown>[]
}

function presentStatus(error: Error): string | undefined {
  const data = isHttpError(error, 409) ? error.data : undefined
  return typeof data === 'object' && data !== null && 'status' in data ? String(data.status) : undefined
}

function missingOf(error: Error): Missing[] {
  const data = isHttpError(error, 422) ? error.data : undefined
  return typeof data === 'object' && data !== null && 'missing' in data && Array.isArray(data.missing)
    ? data.missing
    : []
}

function taskText({ fileName, targetLocale, workflow, status }: Record<string, unknown>): string {
  const parts = [
    typeof fileName === 'string' && fileName,
    typeof targetLocale === 'string' && languageName(targetLocale),
    typeof workflow === 'string' && enumWord('workflow', workflow),
    typeof status === 'string' && enumWord('taskStatus', status),
  ]
  return parts.filter(Boolean).join(' · ')
}
