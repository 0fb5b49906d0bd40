import type {
  SsoCertificate,
  SsoConnection,
  SsoConnectionInput,
  SsoMappingInput,
  SsoProtocol,
  SsoRole,
} from '@dragoman/sdk/operations/sso'
import { needsUnit } from './sso-roles.ts'

/** The state of a connection's form. */
export interface ConnectionDraft {
  protocol: SsoProtocol
  isEnabled: boolean
  isRequired: boolean
  endsProviderSession: boolean
  issuer: string
  clientId: string
  clientSecret: string
  signOnUrl: string
  signOutUrl: string
  metadataUrl: string
  certificates: DraftCertificate[]
  signsRequests: boolean
  emailClaim: string
  nameClaim: string
  groupsClaim: string
  createsPeople: boolean
  defaultRole: SsoRole | undefined
  defaultOrgUnitUuids: string[]
  mappings: (Required<SsoMappingInput> & { key: number })[]
}

/** A certificate: of one that was pasted, only its text is known. */
export type DraftCertificate = Pick<SsoCertificate, 'certificate'> & Partial<SsoCertificate>

/** The names of claims as long as no one has chosen others, by protocol. */
export const usualClaims = {
  OIDC: { emailClaim: 'email', nameClaim: 'name', groupsClaim: 'groups' },
  SAML: { emailClaim: 'NameID', nameClaim: 'name', groupsClaim: 'groups' },
} as const satisfies Record<SsoProtocol, object>

const uuidsOf = (units: readonly { uuid: string }[]) => units.map(({ uuid }) => uuid)

export function draftOf(present: SsoConnection | undefined): ConnectionDraft {
  return {
    protocol: present?.protocol ?? 'OIDC',
    isEnabled: present?.isEnabled ?? true,
    isRequired: present?.isRequired ?? false,
    endsProviderSession: present?.endsProviderSession ?? false,
    issuer: present?.issuer ?? '',
    clientId: present?.clientId ?? '',
    clientSecret: '',
    signOnUrl: present?.signOnUrl ?? '',
    signOutUrl: present?.signOutUrl ?? '',
    metadataUrl: present?.metadataUrl ?? '',
    certificates: [...(present?.certificates ?? [])],
    signsRequests: present?.signsRequests ?? false,
    emailClaim: present?.emailClaim ?? usualClaims.OIDC.emailClaim,
    nameClaim: present?.nameClaim ?? usualClaims.OIDC.nameClaim,
    groupsClaim: present?.groupsClaim ?? usualClaims.OIDC.groupsClaim,
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
  defaultRole,
  mappings,
  isEnabled,
  isRequired,
  ...rest
}: ConnectionDraft): Omit<SsoConnectionInput, 'password'> {
  return {
    protocol: rest.protocol,
    isEnabled,
    isRequired: isEnabled && isRequired,
    endsProviderSession: rest.endsProviderSession,
    issuer: rest.issuer.trim(),
    ...(rest.protocol === 'SAML' ? samlInputOf(rest) : clientInputOf(rest)),
    emailClaim: rest.emailClaim.trim(),
    nameClaim: rest.nameClaim.trim(),
    groupsClaim: rest.groupsClaim.trim(),
    createsPeople: rest.createsPeople,
    ...(defaultRole && { defaultRole }),
    defaultOrgUnitUuids: rest.defaultOrgUnitUuids,
    mappings: mappings.map(({ group, role, orgUnitUuids }) => ({ group: group.trim(), role, orgUnitUuids })),
  }
}

const clientInputOf = ({ clientId, clientSecret }: Pick<ConnectionDraft, 'clientId' | 'clientSecret'>) => ({
  clientId: clientId.trim(),
  ...(clientSecret.trim() !== '' && { clientSecret: clientSecret.trim() }),
})

type SamlPart = Pick<ConnectionDraft, 'signOnUrl' | 'signOutUrl' | 'metadataUrl' | 'certificates' | 'signsRequests'>

const samlInputOf = ({ signOnUrl, signOutUrl, metadataUrl, certificates, signsRequests }: SamlPart) => ({
  signOnUrl: signOnUrl.trim(),
  ...(signOutUrl.trim() !== '' && { signOutUrl: signOutUrl.trim() }),
  ...(metadataUrl.trim() !== '' && { metadataUrl: metadataUrl.trim() }),
  certificates: certificates.map(({ certificate }) => certificate),
  signsRequests,
})

/** Whether all that a connection needs is there. */
export const isComplete = ({
  protocol,
  issuer,
  clientId,
  signOnUrl,
  certificates,
  defaultRole,
  defaultOrgUnitUuids,
  mappings,
  ...claims
}: ConnectionDraft): boolean =>
  issuer.trim() !== '' &&
  (protocol === 'SAML' ? signOnUrl.trim() !== '' && certificates.length > 0 : clientId.trim() !== '') &&
  [claims.emailClaim, claims.nameClaim, claims.groupsClaim].every((claim) => claim.trim() !== '') &&
  (!needsUnit(defaultRole) || defaultOrgUnitUuids.length > 0) &&
  mappings.every(
    ({ group, role, orgUnitUuids }) => group.trim() !== '' && (!needsUnit(role) || orgUnitUuids.length > 0),
  )
