import { IconButton } from '@dragoman/ui/IconButton'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import styles from './RulesTable.module.css'
import type { SrxRule } from './srx-document.ts'

export interface RuleRowProps {
  rule: SrxRule
  /** From 1. */
  number: number
  isLast: boolean
  isDisabled: boolean
  /** The server's refusal of it. */
  problem: string | undefined
  onChange: (rule: SrxRule) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** A rule: whether it breaks, its two expressions, what is wrong with it, and its place. */
export function RuleRow({ rule, number, isLast, isDisabled, problem, onChange, onMove, onRemove }: RuleRowProps) {
  const pattern = (side: 'before' | 'after', isAccused: boolean) => (
    <td className={styles.pattern} dir="ltr" data-column={t(`segmentation.${side}`)}>
      <TextField
        label={t(`segmentation.${side}Of`, { number })}
        isLabelHidden
        value={rule[side]}
        onChange={(value) => onChange({ ...rule, [side]: value })}
        isDisabled={isDisabled}
        spellCheck="false"
        autoComplete="off"
        errorMessage={isAccused ? problem : undefined}
      />
    </td>
  )
  const isAfter = problem?.startsWith('afterbreak') ?? false
  return (
    <tr>
      <th scope="row">{formatNumber(number)}</th>
      <td>
        <Select
          label={t('segmentation.effectOf', { number })}
          isLabelHidden
          options={[
            { id: 'break', label: t('segmentation.break') },
            { id: 'keep', label: t('segmentation.noBreak') },
          ]}
          value={rule.breaks ? 'break' : 'keep'}
          onChange={(effect) => onChange({ ...rule, breaks: effect === 'break' })}
          isDisabled={isDisabled}
        />
      </td>
      {pattern('before', problem !== undefined && !isAfter)}
      {pattern('after', isAfter)}
      <td className={styles.tools}>
        <IconButton
          icon="arrow-up"
          size="small"
          label={t('segmentation.moveUp', { number })}
          isDisabled={isDisabled || number === 1}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon="arrow-down"
          size="small"
          label={t('segmentation.moveDown', { number })}
          isDisabled={isDisabled || isLast}
          onPress={() => onMove(1)}
        />
        <IconButton
          icon="trash"
          size="small"
          label={t('segmentation.removeRule', { number })}
          isDisabled={isDisabled}
          onPress={onRemove}
        />
      </td>
    </tr>
  )
}
