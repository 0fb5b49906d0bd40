import { LinkButton as ButtonLink } from '@dragoman/ui/LinkButton'
import { Link as TextLink } from '@dragoman/ui/Link'
import { TabLink as LinkTab } from '@dragoman/ui/TabLinks'
import { createLink } from '@tanstack/react-router'

/** A text link to a page of the app. */
export const Link = createLink(TextLink)

/** A link to a page of the app that looks like a button. */
export const LinkButton = createLink(ButtonLink)

/** A tab of a page that is a link. */
export const TabLink = createLink(LinkTab)
