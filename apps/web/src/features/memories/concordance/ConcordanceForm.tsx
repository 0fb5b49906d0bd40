import { Checkbox } from '@dragoman/ui/Checkbox'
import { SearchField } from '@dragoman/ui/SearchField'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import type { ReactNode, Ref } from 'react'
import { t } from '../../../i18n/t.ts'
import { useTyped } from '../../../list/use-typed.ts'
import styles from './Concordance.module.css'
import type { ConcordanceAsked } from './use-concordance.ts'

export interface ConcordanceFormProps {
  asked: ConcordanceAsked
  onChange: (changes: Partial<ConcordanceAsked>) => void
  ref?: Ref<HTMLInputElement>
  /** More to choose from, such as a language. */
  children?: ReactNode
}

/** A part of a sentence to look for, on which side, and how exactly. */
export function ConcordanceForm({ asked, onChange, ref, children }: ConcordanceFormProps) {
  const [typed, setTyped] = useTyped(asked.text, (text) => onChange({ text }))
  return (
    <div role="search" aria-label={t('concordance.title')} className={styles.search}>
      <SearchField ref={ref} label={t('concordance.search')} value={typed} onChange={setTyped} maxLength={1000} />
      <div className={styles.options}>
        <SegmentedControl
          label={t('concordance.side')}
          value={asked.side}
          onChange={(side) => onChange({ side })}
          options={(['SOURCE', 'TARGET'] as const).map((id) => ({ id, label: t(`concordance.side.${id}`) }))}
        />
        {children}
        <Checkbox isSelected={asked.matchCase} onChange={(matchCase) => onChange({ matchCase })}>
          {t('concordance.matchCase')}
        </Checkbox>
        <Checkbox isSelected={asked.wholeWords} onChange={(wholeWords) => onChange({ wholeWords })}>
          {t('concordance.wholeWords')}
        </Checkbox>
      </div>
    </div>
  )
}
