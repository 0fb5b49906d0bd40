import type { Segment } from '@dragoman/sdk/operations/editor'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/t.ts'
import { placeOf } from '../../screenshots/rectangles.ts'
import { shownScreenshotsQuery } from '../../screenshots/screenshot-query.ts'
import type { Editing } from '../drafts/editing.ts'
import panel from './SegmentPanel.module.css'
import styles from './SegmentScreenshots.module.css'

/** The screenshots that show a segment, with its place in each. */
export function SegmentScreenshots({ segment, editing }: { segment: Segment; editing: Editing }) {
  const { data } = useQuery({
    ...shownScreenshotsQuery(editing.item.workUnit.uuid),
    // The segment can be translated without them.
    meta: { showsErrors: true },
  })
  const shown = (data ?? []).flatMap(({ regions, ...screenshot }) => {
    const own = regions.filter(({ key }) => key === segment.key)
    return own.length === 0 ? [] : [{ ...screenshot, regions: own }]
  })
  if (shown.length === 0) return null
  return (
    <section className={panel.section}>
      <h2 className={panel.heading}>{t('editor.screenshots')}</h2>
      {shown.map(({ uuid, name, url, width, height, regions }) => (
        <figure key={uuid} className={styles.figure}>
          <a href={url} target="_blank" rel="noreferrer" dir="ltr" className={styles.picture}>
            <img className={styles.image} src={url} alt={name} width={width} height={height} loading="lazy" />
            {regions.map((region, at) => (
              <span key={at} className={styles.place} style={placeOf(region, { width, height })} />
            ))}
          </a>
          <figcaption className={styles.name} dir="auto">
            {name}
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
