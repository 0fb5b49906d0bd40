// The bell and the page are one file to load: what both ask the server for would else be part of every page.
export { Bell } from './Bell.tsx'
export { NotificationsPage } from './NotificationsPage.tsx'
