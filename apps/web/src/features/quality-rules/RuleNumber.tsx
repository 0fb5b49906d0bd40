import type { HelpOn } from '@dragoman/ui/HelpButton'
import { NumberField } from '@dragoman/ui/NumberField'

export interface RuleNumberProps {
  label: string
  help?: HelpOn
  description?: string
  value: number
  minimum?: number
  maximum: number
  decimals?: number
  isPercent?: boolean
  isDisabled: boolean
  onChange: (value: number) => void
}

/** A number of a profile; emptied, it is the least that is possible. */
export function RuleNumber({ minimum = 0, maximum, decimals = 0, isPercent = false, ...props }: RuleNumberProps) {
  return (
    <NumberField
      {...props}
      minValue={minimum}
      maxValue={maximum}
      {...(isPercent && { step: 0.05 })}
      formatOptions={isPercent ? { style: 'percent' } : { maximumFractionDigits: decimals }}
      onChange={(next) => props.onChange(Number.isNaN(next) ? minimum : next)}
    />
  )
}
