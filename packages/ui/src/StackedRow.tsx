import styles from './StackedRow.module.css'
import type { Column } from './table-column.ts'

interface StackedRowProps<Row> {
  columns: readonly Column<Row>[]
  /** Without one, what stands under the columns, such as sums. */
  row?: Row
}

/**
 * A row of a table that has no card of its own, on a screen without room for its columns: what names it, and below it each
 * column that has something to say, with its header.
 */
export function StackedRow<Row>({ columns, row }: StackedRowProps<Row>) {
  const title = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]!
  const said = ({ footer, cell, isContent = false }: Column<Row>) => {
    const value = row === undefined ? footer : cell(row)
    return isContent && value ? <bdi>{value}</bdi> : value
  }
  const facts = columns.flatMap((column) => {
    const value = column === title ? undefined : said(column)
    return value === undefined || value === null || value === false || value === '' ? [] : [{ column, value }]
  })
  return (
    <>
      <div className={styles.title}>
        <bdi>{said(title)}</bdi>
      </div>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ column: { id, header, align }, value }) => (
            <div key={id} className={styles.fact} data-align={align}>
              <dt>{header}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
