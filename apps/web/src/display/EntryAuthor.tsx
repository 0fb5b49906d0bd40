import type { ActivityEntry } from '@dragoman/sdk/operations/activity'
import { isolated } from '../i18n/format.ts'
import { t } from '../i18n/t.ts'

/** Who did what an entry of the journal tells, and who acted in that person's name. */
export function EntryAuthor({ user, impersonator }: Pick<ActivityEntry, 'user' | 'impersonator'>) {
  const name = user?.name ?? t('shell.system')
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
