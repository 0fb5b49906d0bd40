import type { MailWords } from './mail-texts.ts'

export const en: MailWords = {
  greeting: 'Hello {name},',
  reset: {
    subject: 'Choose a new password',
    text: [
      'Somebody asked for a new password of your Dragoman account. If it was you, choose one within {minutes} minutes:',
    ],
    action: 'Choose a new password',
    after: 'If it was not you, do nothing: your password stays as it is.',
  },
  invitation: {
    subject: '{inviter} invites you to Dragoman',
    text: ['{inviter} has made an account for you at {account}.', 'Choose a password within {days} days to begin:'],
    action: 'Choose a password',
    after: 'Your user name is {email}.',
  },
  oneTimeLogin: {
    subject: 'Your link to sign in',
    text: ['This link signs you in to Dragoman once, within {minutes} minutes:'],
    action: 'Sign in',
    after: 'Do not pass it on: whoever has it is you.',
  },
  mfaCode: {
    subject: '{code} is your code',
    text: ['Enter this code to sign in to Dragoman. It is good for {minutes} minutes.'],
    after: 'If you are not signing in just now, somebody knows your password: change it.',
  },
  emailChange: {
    subject: '{code} confirms your new address',
    text: ['Enter this code in your profile to use this address from now on. It is good for {minutes} minutes.'],
    after: 'If you did not ask for this, do nothing.',
  },
  emailChanged: {
    subject: 'Your address was changed',
    text: ['Your Dragoman account now uses the address {newEmail}.'],
    after: 'If you did not do this, tell your administrator at once.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: ['The password of your Dragoman account was changed, and all other sessions were ended.'],
    after: 'If you did not do this, ask for a new password at once.',
  },
}
