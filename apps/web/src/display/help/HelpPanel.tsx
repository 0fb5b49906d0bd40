import { Link } from '@dragoman/ui/Link'
import { Stack } from '@dragoman/ui/Page'
import { AnchoredPopover, type AnchoredPopoverProps } from '@dragoman/ui/Popover'
import { t } from '../../i18n/t.ts'
import styles from './HelpPanel.module.css'
import { helpPages, type HelpTerm } from './help-pages.ts'

/** The meaning of a word. */
export const HelpSentence = ({ term }: { term: HelpTerm }) => t(`help.${term}`)

export interface HelpPanelProps extends Pick<AnchoredPopoverProps, 'anchor' | 'label' | 'onClose'> {
  term: HelpTerm
}

/** The meaning of a word, with the way to its section of the help center. */
export function HelpPanel({ term, ...anchored }: HelpPanelProps) {
  return (
    <AnchoredPopover {...anchored}>
      <div className={styles.panel}>
        <Stack gap={8}>
          <p>
            <HelpSentence term={term} />
          </p>
          <Link href={`/docs/${helpPages[term]}`} external={{ label: t('help.newTab') }}>
            {t('help.more')}
          </Link>
        </Stack>
      </div>
    </AnchoredPopover>
  )
}
