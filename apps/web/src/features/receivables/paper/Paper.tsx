import type { InvoiceParty } from '@dragoman/sdk/operations/receivables'
import { currencyName, formatDate, formatNumber } from '../../../i18n/format.ts'
import { formatMoney } from '../../../i18n/format-amounts.ts'
import { t } from '../../../i18n/t.ts'
import type { PaperDocument } from './paper-document.ts'
import styles from './Paper.module.css'
import { PaperSums } from './PaperSums.tsx'

/** An invoice or a credit note as it looks on paper, which is white in the dark, too. */
export function Paper({ document }: { document: PaperDocument }) {
  const { kind = 'INVOICE', number, seller, buyer, creationDate, dueDate, purchaseOrder, lines, currency } = document
  const title = t(kind === 'CREDIT' ? 'receivables.creditNote' : 'receivables.one')
  return (
    <article className={styles.paper} data-theme="light" aria-label={number ? `${title} ${number}` : title}>
      {number === undefined && <p className={styles.stamp}>{t('receivables.previewStamp')}</p>}
      <header className={styles.head}>
        <bdi className={styles.name}>{seller.name}</bdi>
        <address className={styles.from}>
          <Party party={seller} />
        </address>
      </header>
      <div className={styles.to}>
        <address>
          <Party party={buyer} />
        </address>
        <dl>
          <dt>{title}</dt>
          <dd>{number ?? '–'}</dd>
          <dt>{t('receivables.date')}</dt>
          <dd>{formatDate(creationDate, 'UTC')}</dd>
          {kind === 'INVOICE' && (
            <>
              <dt>{t('receivables.due')}</dt>
              <dd>{formatDate(dueDate, 'UTC')}</dd>
            </>
          )}
          {purchaseOrder && (
            <>
              <dt>{t('receivables.order')}</dt>
              <dd>
                <bdi>{purchaseOrder}</bdi>
              </dd>
            </>
          )}
        </dl>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('receivables.description')}</th>
            <th scope="col">{t('receivables.words')}</th>
            <th scope="col">{t('receivables.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ uuid, description, detail, words, net }, at) => (
            <tr key={`${uuid} ${at}`}>
              <td>
                <bdi>{description}</bdi>
                {detail && (
                  <small>
                    <bdi>{detail}</bdi>
                  </small>
                )}
              </td>
              <td>{words > 0 ? formatNumber(words) : ''}</td>
              <td>{formatMoney(net, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PaperSums document={document} name={t('receivables.totalIn', { currency: currencyName(currency) })} />
      <Foot document={document} />
    </article>
  )
}

function Party({ party: { name, department, address = [], taxId } }: { party: InvoiceParty }) {
  return [name, department, ...address, taxId]
    .filter((line) => line !== undefined && line !== '')
    .map((line, at) => <bdi key={`${line} ${at}`}>{line}</bdi>)
}

function Foot({ document: { notes, reason, paymentDetails } }: { document: PaperDocument }) {
  return (
    <footer className={styles.foot}>
      {reason && <bdi>{reason}</bdi>}
      {notes.map((note) => (
        <bdi key={note}>{note}</bdi>
      ))}
      {paymentDetails && (
        <span>
          {t('receivables.transferTo', {
            account: [paymentDetails.number, paymentDetails.bank].filter(Boolean).join(', '),
          })}
        </span>
      )}
    </footer>
  )
}
