import { HelpButton, type HelpOn } from '@dragoman/ui/HelpButton'
import { Suspense, useRef, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { withWords } from '../../i18n/with-words.ts'
import { overlay } from '../../lazy.tsx'
import type { HelpTerm } from './help-pages.ts'
import type { HelpPanelProps } from './HelpPanel.tsx'

// The sentences come with the first word that someone asks about.
const load = withWords(['help'], () => import('./HelpPanel.tsx'))
const HelpPanel = overlay<'HelpPanel', HelpPanelProps>(load, 'HelpPanel')
const HelpSentence = overlay<'HelpSentence', { term: HelpTerm }>(load, 'HelpSentence', () => undefined)

export interface HelpProps {
  term: HelpTerm
  /** The words beside it. */
  label: string
}

/** A button that says what a word means: beside heads of columns and labels. */
export function Help({ term, label }: HelpProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <HelpButton
        ref={anchor}
        label={label}
        hint={<HelpSentence term={term} />}
        isOpen={isOpen}
        onPress={() => setOpen(true)}
      />
      <Suspense>
        {isOpen && (
          <HelpPanel term={term} label={t('shell.help.on', { label })} anchor={anchor} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}

/** The help of a column, field, or figure; `name` says its label where the label is an element. */
export const helpOn =
  (term: HelpTerm, name?: string): HelpOn =>
  (label) => <Help term={term} label={name ?? String(label)} />
