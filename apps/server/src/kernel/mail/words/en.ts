import type { MailWords } from './mail-texts.ts'

export const en: MailWords = {
  greeting: 'Hello {name},',
  reset: {
    subject: 'Reset your password',
    text: ['We received a request to reset your Dragoman password. The link below expires in {minutes} minutes.'],
    action: 'Reset your password',
    after: "If you didn't request this, ignore this email. Your password won't change.",
  },
  invitation: {
    subject: '{inviter} invites you to Dragoman',
    text: [
      '{inviter} invited you to join {account} on Dragoman.',
      'Set a password to activate your account. This link expires in {days} days.',
    ],
    action: 'Choose a password',
    after: "You'll sign in as {email}.",
  },
  oneTimeLogin: {
    subject: 'Your Dragoman sign-in link',
    text: ['Use this link to sign in. It works once and expires in {minutes} minutes.'],
    action: 'Sign in',
    after: "Don't share it. Anyone with this link can sign in as you.",
  },
  mfaCode: {
    subject: '{code} is your Dragoman sign-in code',
    text: ['Enter this code to sign in to Dragoman. It expires in {minutes} minutes.'],
    after: "If this wasn't you, someone may know your password. Change it now.",
  },
  emailChange: {
    subject: '{code} is your confirmation code',
    text: ['Enter this code in your profile to use this address from now on. It expires in {minutes} minutes.'],
    after: 'If you did not ask for this, do nothing.',
  },
  emailChanged: {
    subject: 'Your address was changed',
    text: ['Your Dragoman account now uses the address {newEmail}.'],
    after: "If this wasn't you, contact your administrator right away.",
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: ['The password of your Dragoman account was changed, and all other sessions were ended.'],
    after: "If this wasn't you, reset your password right away.",
  },
}
