import { CodeField } from '../CodeField.tsx'
import { ChipField, type ChipFieldProps } from './ChipField.tsx'
import { usePlainText } from './field-mode.ts'

/** The field of a translation: with chips, or in plain text mode with tags in brackets. */
export function TargetField(props: ChipFieldProps) {
  const isPlain = usePlainText()
  if (!isPlain) return <ChipField {...props} />
  const {
    id: _id,
    codes: _codes,
    states: _states,
    onLit: _onLit,
    mistakes: _mistakes,
    isChecked: _isChecked,
    ...plain
  } = props
  return <CodeField {...plain} />
}
