import type { MailWords } from './mail-texts.ts'

export const de: MailWords = {
  greeting: 'Hallo {name},',
  reset: {
    subject: 'Neues Passwort wählen',
    text: [
      'Jemand hat ein neues Passwort für Ihr Dragoman-Konto angefordert. Wenn Sie das waren, wählen Sie innerhalb von {minutes} Minuten eines:',
    ],
    action: 'Neues Passwort wählen',
    after: 'Wenn Sie es nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  invitation: {
    subject: '{inviter} lädt Sie zu Dragoman ein',
    text: [
      '{inviter} hat bei {account} ein Konto für Sie angelegt.',
      'Wählen Sie innerhalb von {days} Tagen ein Passwort, um zu beginnen:',
    ],
    action: 'Passwort wählen',
    after: 'Ihr Benutzername ist {email}.',
  },
  oneTimeLogin: {
    subject: 'Ihr Link zur Anmeldung',
    text: ['Dieser Link meldet Sie einmal bei Dragoman an, innerhalb von {minutes} Minuten:'],
    action: 'Anmelden',
    after: 'Geben Sie ihn nicht weiter: Wer ihn hat, ist Sie.',
  },
  mfaCode: {
    subject: '{code} ist Ihr Code',
    text: ['Geben Sie diesen Code ein, um sich bei Dragoman anzumelden. Er gilt {minutes} Minuten.'],
    after: 'Wenn Sie sich gerade nicht anmelden, kennt jemand Ihr Passwort: Ändern Sie es.',
  },
  emailChange: {
    subject: '{code} bestätigt Ihre neue Adresse',
    text: [
      'Geben Sie diesen Code in Ihrem Profil ein, um ab jetzt diese Adresse zu verwenden. Er gilt {minutes} Minuten.',
    ],
    after: 'Wenn Sie das nicht angefordert haben, müssen Sie nichts tun.',
  },
  emailChanged: {
    subject: 'Ihre Adresse wurde geändert',
    text: ['Ihr Dragoman-Konto verwendet jetzt die Adresse {newEmail}.'],
    after: 'Wenn Sie das nicht waren, sagen Sie es sofort Ihrer Administration.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    text: ['Das Passwort Ihres Dragoman-Kontos wurde geändert, und alle anderen Sitzungen wurden beendet.'],
    after: 'Wenn Sie das nicht waren, fordern Sie sofort ein neues Passwort an.',
  },
}
