import type { TranslationMemory } from '@dragoman/sdk/operations/translationMemories'
import { Stack } from '@dragoman/ui/Page'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { MemoryConcordance } from './concordance/MemoryConcordance.tsx'
import { MemoryMatches } from './matches/MemoryMatches.tsx'

/** Searches in a memory: for a part of a sentence, or for what it offers for a whole one. */
export function MemorySearch({ memory }: { memory: TranslationMemory }) {
  const [mode, setMode] = useState<'concordance' | 'matches'>('concordance')
  return (
    <Stack gap={16}>
      <SegmentedControl
        label={t('concordance.mode')}
        value={mode}
        onChange={setMode}
        options={[
          { id: 'concordance', label: t('concordance.title') },
          { id: 'matches', label: t('concordance.mode.matches') },
        ]}
      />
      {mode === 'concordance' ? <MemoryConcordance memory={memory} /> : <MemoryMatches memory={memory} />}
    </Stack>
  )
}
