import type { SsoConnection, SsoConnectionInput, SsoMappingInput, SsoRole } from '@dragoman/sdk/operations/sso'
import { needsUnit } from './sso-roles.ts'

/** What the form of a connection holds. */
export interface ConnectionDraft {
  isEnabled: boolean
  isRequired: boolean
  issuer: string
  clientId: string
  clientSecret: string
  emailClaim: string
  nameClaim: string
  groupsClaim: string
  createsPeople: boolean
  defaultRole: SsoRole | undefined
  defaultOrgUnitUuids: string[]
  mappings: (Required<SsoMappingInput> & { key: number })[]
}

const uuidsOf = (units: readonly { uuid: string }[]) => units.map(({ uuid }) => uuid)

export function draftOf(present: SsoConnection | undefined): ConnectionDraft {
  return {
    isEnabled: present?.isEnabled ?? true,
    isRequired: present?.isRequired ?? false,
    issuer: present?.issuer ?? '',
    clientId: present?.clientId ?? '',
    clientSecret: '',
    emailClaim: present?.emailClaim ?? 'email',
    nameClaim: present?.nameClaim ?? 'name',
    groupsClaim: present?.groupsClaim ?? 'groups',
    createsPeople: present?.createsPeople ?? true,
    defaultRole: present?.defaultRole,
    defaultOrgUnitUuids: uuidsOf(present?.defaultOrgUnits ?? []),
    mappings: (present?.mappings ?? []).map(({ group, role, orgUnits }, key) => ({
      key,
      group,
      role,
      orgUnitUuids: uuidsOf(orgUnits),
    })),
  }
}

export function inputOf({
  clientSecret,
  defaultRole,
  mappings,
  isEnabled,
  isRequired,
  ...rest
}: ConnectionDraft): SsoConnectionInput {
  return {
    ...rest,
    protocol: 'OIDC',
    isEnabled,
    isRequired: isEnabled && isRequired,
    issuer: rest.issuer.trim(),
    clientId: rest.clientId.trim(),
    ...(clientSecret.trim() !== '' && { clientSecret: clientSecret.trim() }),
    ...(defaultRole && { defaultRole }),
    mappings: mappings.map(({ group, role, orgUnitUuids }) => ({ group: group.trim(), role, orgUnitUuids })),
  }
}

/** Whether all that a connection needs is there. */
export const isComplete = ({
  issuer,
  clientId,
  defaultRole,
  defaultOrgUnitUuids,
  mappings,
  ...claims
}: ConnectionDraft): boolean =>
  issuer.trim() !== '' &&
  clientId.trim() !== '' &&
  [claims.emailClaim, claims.nameClaim, claims.groupsClaim].every((claim) => claim.trim() !== '') &&
  (!needsUnit(defaultRole) || defaultOrgUnitUuids.length > 0) &&
  mappings.every(
    ({ group, role, orgUnitUuids }) => group.trim() !== '' && (!needsUnit(role) || orgUnitUuids.length > 0),
  )
