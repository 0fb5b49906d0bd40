import { MenuItem } from '@dragoman/ui/Menu'
import { createLink } from '@tanstack/react-router'

/** An item of a menu that leads to a page of the app. */
export const MenuLink = createLink(MenuItem)
