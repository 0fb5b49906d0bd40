import type { MailWords } from './mail-texts.ts'

export const fr: MailWords = {
  greeting: 'Bonjour {name},',
  reset: {
    subject: 'Choisissez un nouveau mot de passe',
    text: [
      'Quelqu’un a demandé un nouveau mot de passe pour votre compte Dragoman. Si c’était vous, choisissez-le dans les {minutes} minutes :',
    ],
    action: 'Choisir un nouveau mot de passe',
    after: 'Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.',
  },
  invitation: {
    subject: '{inviter} vous invite sur Dragoman',
    text: [
      '{inviter} a créé un compte pour vous chez {account}.',
      'Choisissez un mot de passe dans les {days} jours pour commencer :',
    ],
    action: 'Choisir un mot de passe',
    after: 'Votre nom d’utilisateur est {email}.',
  },
  oneTimeLogin: {
    subject: 'Votre lien de connexion',
    text: ['Ce lien vous connecte une seule fois à Dragoman, dans les {minutes} minutes :'],
    action: 'Se connecter',
    after: 'Ne le transmettez pas : celui qui l’a, c’est vous.',
  },
  mfaCode: {
    subject: '{code} est votre code',
    text: ['Saisissez ce code pour vous connecter à Dragoman. Il est valable {minutes} minutes.'],
    after: 'Si vous ne vous connectez pas en ce moment, quelqu’un connaît votre mot de passe : changez-le.',
  },
  emailChange: {
    subject: '{code} confirme votre nouvelle adresse',
    text: [
      'Saisissez ce code dans votre profil pour utiliser désormais cette adresse. Il est valable {minutes} minutes.',
    ],
    after: 'Si vous n’avez rien demandé, ne faites rien.',
  },
  emailChanged: {
    subject: 'Votre adresse a été modifiée',
    text: ['Votre compte Dragoman utilise maintenant l’adresse {newEmail}.'],
    after: 'Si ce n’était pas vous, prévenez tout de suite votre administration.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    text: ['Le mot de passe de votre compte Dragoman a été modifié et toutes les autres sessions ont été fermées.'],
    after: 'Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe.',
  },
}
