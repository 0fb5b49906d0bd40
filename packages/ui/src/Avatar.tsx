import styles from './Avatar.module.css'

export interface AvatarProps {
  /** The person's name: the initials are made from it. */
  name: string
  src?: string
  size?: 20 | 24 | 32 | 40 | 64
  /** The name stands beside the picture already, so it is not read twice. */
  isDecorative?: boolean
}

/** The first characters of the first and the last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return ends
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** A person's picture, or their initials. */
export const Avatar = (props: AvatarProps) => drawAvatar(props)

function drawAvatar({ name, src, size = 24, isDecorative }: AvatarProps) {
  const naming = isDecorative ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': name } as const)
  return (
    <span className={styles.avatar} data-size={size} style={{ inlineSize: size, blockSize: size }} {...naming}>
      {src ? <img src={src} alt="" width={size} height={size} className={styles.image} /> : initials(name)}
    </span>
  )
}

/** A picture with the name beside it. */
export function Person({ name, src, size = 20 }: Omit<AvatarProps, 'isDecorative'>) {
  return (
    <span className={styles.person}>
      {drawAvatar({ name, src, size, isDecorative: true })}
      <span dir="auto" className={styles.name}>
        {name}
      </span>
    </span>
  )
}
