import type { HierarchyNode } from '@dragoman/sdk/operations/accountSettings'
import { DirectionalIcon } from '@dragoman/ui/DirectionalIcon'
import { Icon, type IconName } from '@dragoman/ui/Icon'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { t } from '../../../i18n/t.ts'
import styles from './HierarchyTree.module.css'
import { accountNode, systemNode, type Children } from './use-hierarchy.ts'

const icons = {
  SYSTEM: 'settings',
  ACCOUNT: 'wallet',
  ORGANIZATION: 'building',
  ORG_UNIT: 'users',
  PROJECT: 'folder',
} as const satisfies Record<HierarchyNode['level'], IconName>

export interface HierarchyTreeProps {
  accountName: string
  childrenOf: (id: string) => Children
  /** Found by a search; the whole tree without. */
  found: readonly HierarchyNode[] | undefined
  expanded: ReadonlySet<string>
  onExpand: (expanded: Set<string>) => void
  onMore: (id: string) => void
  selected: string
  onSelect: (id: string) => void
}

/** System, account, organizations, organizational units, and projects; what is below a node is loaded when it opens. */
export function HierarchyTree(props: HierarchyTreeProps) {
  const { accountName, childrenOf, found, expanded, onExpand, onMore, selected, onSelect } = props
  const nodeItem = (node: HierarchyNode): ReactNode => (
    <Item
      key={node.uuid}
      id={node.uuid}
      level={node.level}
      name={node.name}
      parentName={node.parentName}
      hasChildren={node.hasChildren && !found}
    >
      {node.hasChildren && !found && (expanded.has(node.uuid) ? below(node.uuid) : loading(node.uuid))}
    </Item>
  )
  // A closed node has a child, too: arrow keys open only what has one.
  const loading = (id: string) => <Item key="loading" id={`${id} loading`} name={t('hierarchy.loading')} />
  const below = (id: string): ReactNode => {
    const { nodes, hasMore, isLoading } = childrenOf(id)
    return [
      ...nodes.map(nodeItem),
      isLoading && loading(id),
      hasMore && <Item key="more" id={`${id} more`} name={t('hierarchy.more')} onAction={() => onMore(id)} />,
    ]
  }
  return (
    <Tree
      aria-label={t('hierarchy.title')}
      className={styles.tree!}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : [...keys].map(String)
        if (id === undefined || id.endsWith(' loading')) return
        if (id.endsWith(' more')) onMore(id.slice(0, -' more'.length))
        else onSelect(id)
      }}
      expandedKeys={expanded}
      onExpandedChange={(keys) => onExpand(new Set([...keys].map(String)))}
    >
      {found ? (
        found.map(nodeItem)
      ) : (
        <Item id={systemNode} level="SYSTEM" name={t('hierarchy.level.SYSTEM')} hasChildren>
          <Item id={accountNode} level="ACCOUNT" name={accountName} hasChildren>
            {expanded.has(accountNode) ? below(accountNode) : loading(accountNode)}
          </Item>
        </Item>
      )}
    </Tree>
  )
}

interface ItemProps {
  id: string
  name: string
  level?: HierarchyNode['level']
  parentName?: string | undefined
  hasChildren?: boolean
  onAction?: () => void
  children?: ReactNode
}

function Item({ id, name, level, parentName, hasChildren = false, onAction, children }: ItemProps) {
  return (
    <TreeItem
      id={id}
      textValue={name}
      className={styles.item!}
      hasChildItems={hasChildren}
      {...(onAction && { onAction })}
    >
      <TreeItemContent>
        {({ isExpanded }) => (
          <span className={styles.content}>
            {hasChildren ? (
              <Button slot="chevron" className={styles.chevron!}>
                {isExpanded ? <Icon name="chevron-down" /> : <DirectionalIcon name="chevron-end" />}
              </Button>
            ) : (
              <span className={styles.chevron} />
            )}
            {level && <Icon name={icons[level]} />}
            <bdi className={styles.name}>{name}</bdi>
            {parentName && <bdi className={styles.parent}>{parentName}</bdi>}
          </span>
        )}
      </TreeItemContent>
      {children}
    </TreeItem>
  )
}
