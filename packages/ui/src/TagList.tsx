import { Button } from 'react-aria-components/Button'
import { Tag, TagGroup, TagList as AriaTagList } from 'react-aria-components/TagGroup'
import { Icon, type IconName } from './Icon.tsx'
import styles from './TagList.module.css'

export interface TagListItem {
  id: string
  label: string
  icon?: IconName
  lang?: string
}

export interface TagListProps {
  /** Accessible name of the list. */
  label: string
  items: TagListItem[]
  /** Makes the tags removable, with a button in each and the Delete key. */
  onRemove?: (ids: string[]) => void
  /** Called when a tag is pressed, such as to edit what it stands for. */
  onAction?: (id: string) => void
}

/** A row of small labels; arrow keys walk through it. */
export function TagList({ label, items, onRemove, onAction }: TagListProps) {
  return (
    <TagGroup
      aria-label={label}
      selectionMode="none"
      onRemove={onRemove ? (keys) => onRemove([...keys].map(String)) : undefined}
      className={styles.group}
    >
      <AriaTagList items={items} className={styles.list!}>
        {(item) => (
          <Tag textValue={item.label} className={styles.tag!} onAction={onAction && (() => onAction(item.id))}>
            {({ allowsRemoving }) => (
              <>
                {item.icon && <Icon name={item.icon} />}
                <span className={styles.text} lang={item.lang} dir="auto">
                  {item.label}
                </span>
                {allowsRemoving && (
                  <Button slot="remove" className={styles.remove!}>
                    <Icon name="x" />
                  </Button>
                )}
              </>
            )}
          </Tag>
        )}
      </AriaTagList>
    </TagGroup>
  )
}
