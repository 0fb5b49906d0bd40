import { mutation, query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import type { User } from '@dragoman/sdk/operations/users'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { InlineAlert } from '@dragoman/ui/InlineAlert'
import { Row } from '@dragoman/ui/Page'
import { TagList } from '@dragoman/ui/TagList'
import { useMutation, useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/t.ts'
import { useLock } from './use-lock.ts'
import { UserMemberships } from './UserMemberships.tsx'

const mostChoices = 500

/**
 * The clients that a person works for: organizations with all of their units, single units, and groups of permissions.
 */
export function UserAssociations({ user }: { user: User }) {
  const { session } = useSession()
  const lock = useLock(user, { isOwnAllowed: true })
  const organizations = useQuery({
    ...query(api.organizations.list, { query: { size: mostChoices } }),
    enabled: !lock && session.can(requirements['organizations.list']),
  })
  const units = useQuery({
    ...query(api.orgUnits.list, { query: { size: mostChoices } }),
    enabled: !lock && session.can(requirements['orgUnits.list']),
  })
  const addOrganization = useMutation(mutation(api.users.addOrganization))
  const removeOrganization = useMutation(mutation(api.users.removeOrganization))
  const addUnit = useMutation(mutation(api.users.addOrgUnit))
  const removeUnit = useMutation(mutation(api.users.removeOrgUnit))
  const userUUID = user.uuid
  return (
    <>
      {lock && <InlineAlert tone="info">{lock}</InlineAlert>}
      <UserMemberships
        title={t('users.organizations')}
        description={t('users.organizations.text')}
        icon="building"
        things={user.organizations}
        choices={organizations.data?.content}
        label={t('users.organization')}
        none={t('users.organizations.none')}
        isLocked={lock !== null}
        isPending={addOrganization.isPending}
        onAdd={(organizationUUID) => addOrganization.mutate({ path: { userUUID, organizationUUID } })}
        onRemove={(organizationUUID) => removeOrganization.mutate({ path: { userUUID, organizationUUID } })}
      />
      <UserMemberships
        title={t('users.units')}
        description={t('users.units.text')}
        icon="folder"
        things={user.orgUnits}
        choices={units.data?.content}
        label={t('users.unit')}
        none={t('users.units.none')}
        isLocked={lock !== null}
        isPending={addUnit.isPending}
        onAdd={(orgUnitUUID) => addUnit.mutate({ path: { userUUID, orgUnitUUID } })}
        onRemove={(orgUnitUUID) => removeUnit.mutate({ path: { userUUID, orgUnitUUID } })}
      />
      {user.permissionGroups.length > 0 && (
        <Card title={t('users.groups')}>
          <Row>
            <TagList
              label={t('users.groups')}
              items={user.permissionGroups.map(({ uuid, name }) => ({ id: uuid, label: name, icon: 'users' }))}
            />
          </Row>
        </Card>
      )}
    </>
  )
}
