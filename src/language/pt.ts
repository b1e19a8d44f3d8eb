/** Portuguese: all of its words that rules need. What each field is for stands in `language.ts`. */
import type { Language } from './language.ts';

export const portuguese: Language = {
  code: 'pt',
  secretWords: {
    passwords: `
      senha, senhas, palavra-passe, palavra passe, palavra chave, frase secreta, palavra secreta,
      palavra mágica, palavra-código`,
    shortPasswords: 'pass, pwd, pw, passe, psw, pswd',
    pins: `
      pin, código pin, puk, código de verificação, código de segurança, código de acesso,
      código de confirmação, código sms, otp, cvv, cvc, token do banco, senha do cartão, código do cartão,
      código secreto, códigos de uso único, códigos de backup, códigos de recuperação, números do sms,
      dígitos do sms, código do sms, códigos de reserva`,
    codes: 'código, códigos, combinação, segredo, dígitos, números',
    locks: `
      cofre, cadeado, caixa de chaves, cofre de chaves, alarme, interfone, intercomunicador, fechadura,
      teclado, código da porta, código do portão, código do alarme, desbloqueia com, desbloqueia, abre com,
      desbloquear, desbloqueio, desarmar, desativar o alarme`,
    doors: `
      porta, portão, garagem, prédio, entrada, condomínio, apartamento, portaria, edifício, escritório,
      arrecadação, elevador, mala, armário, cacifo`,
    logins: `
      usuário, utilizador, login, conta, acesso, credenciais, wifi, wi-fi, roteador, router, rede,
      entra como, entrar, faz login, iniciar sessão, todas as minhas contas, nome de usuário,
      nome de utilizador`,
    ids: `
      cpf, rg, cnh, nif, niss, cartão de cidadão, cartão do cidadão, documento de identidade,
      número de contribuinte, contribuinte, segurança social, identidade, título de eleitor, pis, cc número,
      bilhete de identidade, número de identificação`,
    documents: `
      passaporte, carta de condução, carteira de motorista, cnh, habilitação, documento de viagem,
      título de residência`,
    cards: 'cartão, cartao, visa, mastercard, cartão de crédito, cartão de débito',
    copulas: 'é, era, são, continua sendo, agora, ainda, sempre, fica',
    otherNumbers: `
      cep, código postal, pedido, encomenda, fatura, nota fiscal, rastreio, rastreamento, código de rastreio,
      voo, trem, comboio, quarto, assento, isbn, série, referência, ref, promocional, código promocional,
      desconto, cupom, cupão, erro, versão, tel, telefone, celular, telemóvel, protocolo, código fonte,
      código de barras, artigo, página, linha, ônibus, preço, sala, reserva, ddd, cliente, boleto`,
    talk: `
      esqueci, esqueceu, esquecer, esquecida, deve, devem, pelo menos, mínimo, caracteres, expirou, trocar,
      mudar, redefinir, recuperar, incorreta, perdi, política, obrigatória, amanhã, depois, mando, envio`,
    entered: `
      digita, digite, digitar, tecla, teclar, escreve, escreva, põe, coloca, coloque, insere, insira, marca,
      marque, usa, use, aperta, aperte`,
    questions: `
      nome de solteira, pergunta secreta, pergunta de segurança, primeiro animal, animal de estimação,
      nome do cachorro, nome do gato, rua onde cresci, cresci, rua da infância, primeira escola,
      primeiro colégio, escola primária, primeiro carro, cidade natal, melhor amigo, apelido de infância`,
    answers: 'resposta, responde, responda, resp, diz, coloquei',
    verified: 'para verificar, para confirmar, para entrar, para validar',
    kept: `
      para tudo, em todo lado, em todos os lugares, guarda isto, guarde isso, guarda isso, anota isso,
      lembra disso`,
    rescues:
      'perder o telemóvel, perder o celular, perder meu celular, perco o telefone, sem o celular, uso único',
    announced: {
      names: 'palavra-passe, palavra passe, senha',
      keys: 'chave api, chave de api, chave da api',
      prepositions: 'do, da, no, na',
      aboutPasswords: 'esquecida',
      is: 'é, continua sendo',
      adverbs: 'agora, ainda, sempre',
      changedTo: 'para',
      changes: 'mudei, troquei',
      possessives: 'minha, meu',
      descriptions: 'incorreta, invalida, obrigatoria, fraca, forte, esquecida',
    },
  },
};
