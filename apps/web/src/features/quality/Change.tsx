import { Icon } from '@dragoman/ui/Icon'
import { VisuallyHidden } from '@dragoman/ui/VisuallyHidden'
import { t } from '../../i18n/t.ts'
import { changeOf, type Better } from './change-of.ts'
import styles from './figures.module.css'

/** How much better or worse a figure is than before, in a cell. */
export function Change({ now, before, better }: { now?: number; before?: number; better: Better }) {
  const change = changeOf(now, before, { better })
  if (!change) return now !== undefined && before !== undefined ? '=' : '–'
  const isUp = change.icon === 'arrow-up'
  return (
    <span className={styles.change} data-tone={change.tone}>
      <Icon name={change.icon} className={styles.arrow} />
      <VisuallyHidden elementType="span">{t(isUp ? 'quality.higherBy' : 'quality.lowerBy')} </VisuallyHidden>
      {change.text}
    </span>
  )
}
