import type { CostMatrix } from '@dragoman/sdk/operations/costs'
import type { WordCounter } from '@dragoman/sdk/operations/shared'
import { Row, Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { wordCounters } from '../../../display/word-counters.ts'
import { enumWord, t } from '../../../i18n/t.ts'
import styles from './costs.module.css'

export interface WordComparisonProps {
  matrix: CostMatrix
  /** The second counter. */
  compared: WordCounter | undefined
  onCompare: (counter: WordCounter | undefined) => void
}

const none = 'none'

/** How many words the costs are of, by which counter, and how many they would be by a second one. */
export function WordComparison({ matrix, compared, onCompare }: WordComparisonProps) {
  const { wordCounter, sum } = matrix
  const counted = (counter: WordCounter, count: number) =>
    t('costs.countedBy', { count, counter: enumWord('wordCounter', counter) })
  const second = sum.wordCounts.find(({ counter }) => counter === compared)
  const others = wordCounters.filter((counter) => counter !== wordCounter)
  return (
    <Row justify="between">
      <Stack gap={4}>
        <p>{counted(wordCounter, sum.words)}</p>
        {second && <p className={styles.counted}>{counted(second.counter, second.words)}</p>}
      </Stack>
      {sum.wordCounts.length > 0 && (
        <Select
          label={t('costs.compare')}
          isLabelHidden
          width="fit"
          options={[
            { id: none, label: t('costs.compare.none') },
            ...others.map((id) => ({ id, label: enumWord('wordCounter', id) })),
          ]}
          value={compared ?? none}
          onChange={(id) => onCompare(others.find((counter) => counter === id))}
        />
      )}
    </Row>
  )
}
