import type { OrgUnitRef } from '@dragoman/sdk/operations/orgUnits'
import styles from './receivables.module.css'

/** A client: the organization, and its organizational unit in smaller text. */
export function UnitName({ unit: { name, organization } }: { unit: OrgUnitRef }) {
  if (!organization || organization.name === name) return <bdi>{name}</bdi>
  return (
    <>
      <bdi>{organization.name}</bdi>{' '}
      <span className={styles.quiet}>
        · <bdi>{name}</bdi>
      </span>
    </>
  )
}
