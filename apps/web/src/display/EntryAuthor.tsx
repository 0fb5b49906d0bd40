import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { isolated } from '../i18n/format.ts'
import { enumWord, t } from '../i18n/t.ts'

/** The name of the agent that something was done through. */
export const throughAgent = (detail: ActivityEntry['detail']): string | undefined =>
  typeof detail?.['agent'] === 'string' ? detail['agent'] : undefined

/** The author of a journal entry, and the person who was signed in as them. */
export function EntryAuthor({
  user,
  impersonator,
  detail,
}: Pick<ActivityEntry, 'user' | 'impersonator'> & Partial<Pick<ActivityEntry, 'detail'>>) {
  const nobody = detail?.['byMachine'] === true ? enumWord('assignment', 'MACHINE') : t('shell.system')
  const agent = throughAgent(detail)
  const name = user?.name ?? nobody
  return (
    <strong>
      {impersonator ? (
        t('shell.actingAs', { actor: isolated(impersonator.name), name: isolated(name) })
      ) : agent === undefined ? (
        <bdi>{name}</bdi>
      ) : (
        t('shell.through', { name: isolated(name), agent: isolated(agent) })
      )}
    </strong>
  )
}
