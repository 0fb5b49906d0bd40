import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { Permission } from '@dragoman/sdk/operations/permissions'
import { Switch } from '@dragoman/ui/Switch'
import { useMutation } from '@tanstack/react-query'
import { permissionName } from './permission-sources.ts'

/** Grants a permission to a person or group, or takes it away. */
export function PermissionSwitch({ permission, isLocked }: { permission: Permission; isLocked: boolean }) {
  const { granted, granteeUuid, permissionUuid } = permission
  // Pressed again before it is saved, it is saved again: in this order.
  const scope = { id: `permission ${granteeUuid} ${permissionUuid}` }
  const grant = useMutation({ ...mutation(api.permissions.grant), scope })
  const revoke = useMutation({ ...mutation(api.permissions.revoke), scope })
  const last = grant.submittedAt > revoke.submittedAt ? grant : revoke
  return (
    <Switch
      aria-label={permissionName(permission)}
      isSelected={last.isPending ? last === grant : granted}
      isDisabled={isLocked}
      onChange={(isOn) => (isOn ? grant : revoke).mutate({ path: { granteeUuid, permissionUuid } })}
    />
  )
}
