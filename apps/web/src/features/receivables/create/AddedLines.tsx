import { IconButton } from '@dragoman/ui/IconButton'
import { NumberField } from '@dragoman/ui/NumberField'
import { TextField } from '@dragoman/ui/TextField'
import { t } from '../../../i18n/t.ts'
import styles from './create.module.css'
import { isWhole, type TypedLine } from './invoice-values.ts'

export interface AddedLinesProps {
  lines: readonly TypedLine[]
  onChange: (lines: readonly TypedLine[]) => void
  currency: string | undefined
  /** After a try to issue the invoice, empty fields are marked. */
  isTried: boolean
}

/** Lines that are typed beside the costs of the projects. */
export function AddedLines({ lines, onChange, currency, isTried }: AddedLinesProps) {
  const change = (key: number, part: Partial<TypedLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  const missing = (isMissing: boolean) => (isTried && isMissing ? t('receivables.enterValue') : undefined)
  // Only complete lines are sent, and errors name them by their place among these.
  const placeOf = (line: TypedLine) => lines.filter(isWhole).indexOf(line)
  return lines.map((line) => (
    <div key={line.key} className={styles.added}>
      <TextField
        name={`lines[${placeOf(line)}].description`}
        label={t('receivables.description')}
        value={line.description}
        onChange={(description) => change(line.key, { description })}
        maxLength={500}
        errorMessage={missing(line.description.trim() === '')}
      />
      <NumberField
        name={`lines[${placeOf(line)}].quantity`}
        label={t('receivables.quantity')}
        value={line.quantity}
        onChange={(quantity) => change(line.key, { quantity })}
        formatOptions={{ maximumFractionDigits: 6 }}
        errorMessage={missing(Number.isNaN(line.quantity))}
      />
      <NumberField
        name={`lines[${placeOf(line)}].unitPrice`}
        label={t('receivables.price')}
        minValue={0}
        value={line.unitPrice}
        onChange={(unitPrice) => change(line.key, { unitPrice })}
        formatOptions={{ maximumFractionDigits: 6, ...(currency && { style: 'currency', currency }) }}
        errorMessage={missing(Number.isNaN(line.unitPrice))}
      />
      <IconButton
        icon="trash"
        label={t('receivables.removeLine')}
        onPress={() => onChange(lines.filter(({ key }) => key !== line.key))}
      />
    </div>
  ))
}
