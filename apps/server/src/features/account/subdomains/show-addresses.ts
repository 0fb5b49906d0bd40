import type { AccountAddresses, Certificate, CustomSubdomain } from '@dragoman/sdk/operations/addresses'
import { accountDomain, installationUrl, originAt } from '../../../identity/account-domain.ts'
import { loadCertificate } from '../../../identity/certificates.ts'
import type { AppSettings, Context } from '../../../identity/context.ts'
import { loadPeople } from '../../../identity/people.ts'
import type { AccountRow } from '../../../identity/visit-account.ts'
import { lastChange } from '../../../kernel/journal.ts'
import { findAddresses, type AddressRow } from './address-rows.ts'
import { recordName, recordValue } from './look-up-record.ts'

const events = [
  'ACCOUNT_SUBDOMAIN_CHANGED',
  'ACCOUNT_SUBDOMAIN_REMOVED',
  'ACCOUNT_CUSTOM_SUBDOMAIN_CHANGED',
  'ACCOUNT_CUSTOM_SUBDOMAIN_REMOVED',
  'ACCOUNT_CERTIFICATE_REMOVED',
] as const

/** The addresses of an account, as the wire shows them. */
export async function showAddresses(
  { db, session, settings, now }: Pick<Context, 'db' | 'session' | 'settings' | 'now'>,
  { id }: AccountRow,
): Promise<AccountAddresses> {
  const { SUBDOMAIN: subdomain, CUSTOM: custom } = await findAddresses(db, id)
  const change = await lastChange(db, id, { type: 'ACCOUNT', id }, { events })
  const people = await loadPeople(db, session, [change?.by?.uuid ?? null])
  const changedBy = people(change?.by?.uuid ?? null)
  const domain = accountDomain(settings)
  return {
    ...(domain !== undefined && { domain }),
    ...(subdomain && { subdomain: subdomain.host.split('.')[0] ?? '', url: originAt(settings, subdomain.host) }),
    ...(custom && {
      customSubdomain: showCustom(settings, custom, subdomain?.host),
      certificate: await showCertificate(settings, custom, now),
    }),
    ...(changedBy && { changedBy }),
    ...(change && { changedDate: change.at.getTime() }),
  }
}

function showCustom(settings: AppSettings, row: AddressRow, subdomainHost: string | undefined): CustomSubdomain {
  const { host, token, verifiedAt, checkedAt, found, lookupFailed } = row
  return {
    host,
    url: originAt(settings, host),
    status: verifiedAt ? 'VERIFIED' : checkedAt ? 'FAILED' : 'WAITING',
    record: { name: recordName(host), value: recordValue(token ?? '') },
    target: subdomainHost ?? accountDomain(settings) ?? installationUrl(settings).hostname,
    ...(found && { found }),
    ...(checkedAt && { lookupFailed, checkedDate: checkedAt.getTime() }),
    ...(verifiedAt && { verifiedDate: verifiedAt.getTime() }),
  }
}

async function showCertificate(
  { certificatesDirectory }: AppSettings,
  { host, certificateRemovedAt }: AddressRow,
  now: Date,
): Promise<Certificate> {
  if (certificatesDirectory === undefined) return { status: certificateRemovedAt ? 'REMOVED' : 'UNKNOWN' }
  const certificate = await loadCertificate(certificatesDirectory, host)
  if (!certificate) return { status: certificateRemovedAt ? 'REMOVED' : 'MISSING' }
  const { validFromDate, validToDate, issuer } = certificate
  const isRemoved = certificateRemovedAt !== null && validFromDate <= certificateRemovedAt
  const covers = certificate.checkHost(host) !== undefined
  return {
    status: isRemoved ? 'REMOVED' : !covers ? 'OTHER_HOST' : validToDate <= now ? 'EXPIRED' : 'VALID',
    issuer: /^(?:O|CN)=(.+)$/m.exec(issuer)?.[1] ?? issuer,
    validUntil: validToDate.getTime(),
  }
}
