import type { XeroDocumentRef } from '@dragoman/sdk/operations/xero'
import { Link } from '../../ground/links.ts'
import styles from './xero.module.css'

/** A document by its number, with its client or linguist below. */
export function DocumentLink({ document: { uuid, kind, name, party } }: { document: XeroDocumentRef }) {
  return (
    <span className={styles.document}>
      <Link
        to={kind === 'BILL' ? '/finance/payables/$id' : '/finance/receivables/$id'}
        params={{ id: uuid }}
        variant="plain"
      >
        {name}
      </Link>
      <span className={styles.muted}>
        <bdi>{party}</bdi>
      </span>
    </span>
  )
}
