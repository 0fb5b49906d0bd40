import type { ConceptImage } from '@dragoman/sdk/operations/glossaries'
import type { ReactNode } from 'react'
import { Thumbnail } from '../../display/Thumbnail.tsx'
import { t } from '../../i18n/t.ts'
import styles from './term-images.module.css'

export interface TermImagesProps {
  images: readonly ConceptImage[]
  /** Drawn at the end of the line of an image, such as a button. */
  end?: (image: ConceptImage) => ReactNode
}

/** The images of a concept, each of which opens in full, with what it shows. */
export function TermImages({ images, end }: TermImagesProps) {
  if (images.length === 0) return null
  return (
    <ul className={styles.images} aria-label={t('glossaries.images')} data-editable={end ? '' : undefined}>
      {images.map((image) => (
        <li key={image.uuid}>
          <Thumbnail
            url={image.url}
            name={image.description || image.fileName}
            width={image.width}
            height={image.height}
          />
          {end && (
            <span className={styles.line}>
              <span className={styles.about} dir="auto">
                {image.description || image.fileName}
              </span>
              {end(image)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
