import styles from './Thumbnail.module.css'

interface ThumbnailProps {
  url: string
  name: string
  /** Of the whole image, in pixels. */
  width: number
  height: number
}

/** A small image that opens in full in a tab of its own. */
export const Thumbnail = ({ url, name, width, height }: ThumbnailProps) => (
  <a href={url} target="_blank" rel="noreferrer">
    <img className={styles.image} src={url} alt={name} width={width} height={height} loading="lazy" />
  </a>
)
