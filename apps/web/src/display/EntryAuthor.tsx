import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { isolated } from '../i18n/format.ts'
import { enumWord, t } from '../i18n/t.ts'

/** The author of a journal entry, and the person who was signed in as them. */
export function EntryAuthor({
  user,
  impersonator,
  detail,
}: Pick<ActivityEntry, 'user' | 'impersonator'> & Partial<Pick<ActivityEntry, 'detail'>>) {
  const nobody = detail?.['byMachine'] === true ? enumWord('assignment', 'MACHINE') : t('shell.system')
  const name = user?.name ?? nobody
  return (
    <strong>
      {impersonator ? (
        t('shell.actingAs', { actor: isolated(impersonator.name), name: isolated(name) })
      ) : (
        <bdi>{name}</bdi>
      )}
    </strong>
  )
}
