import type { Phrasebook } from '../phrasebook.ts';

export const PORTUGUESE: Phrasebook = {
  whole: {
    delighted: [
      'Estadia [maravilhosa|fantástica]! A casa é linda, está impecavelmente limpa e a localização não podia ser melhor. Obrigada por tudo, {host}.',
      'Tudo perfeito. Recomendo muito!',
      'Melhor do que nas fotografias. Camas ótimas, cozinha completa e um bairro cheio de vida.',
      'Fomos recebidos com fruta, vinho e um bilhete escrito à mão. Pequenos gestos que fazem toda a diferença.',
      'Viajámos em família com um bebé e não faltou nada.',
      'Silêncio à noite, luz de manhã e tudo a pé. Voltaremos de certeza.',
      'Entrada muito simples, mesmo à uma da manhã. Comunicação rápida e simpática.',
      'A vista ao fim da tarde é de cortar a respiração 😍',
      'Já é a terceira vez e continuo a dizer: dez em dez.',
      'Trabalhei a partir daqui durante uma semana, com internet rápida e boa secretária. Ao fim do dia, um mergulho no bairro e jantar ao lado.\n\nNão podia pedir mais.',
    ],
    mixed: [
      'Boa localização, mas ouve-se tudo dos vizinhos e o colchão é mole demais.',
      'Espaço agradável, a precisar de manutenção: torneira a pingar, estores avariados, lâmpadas fundidas.',
      'Razoável para uma ou duas noites. A limpeza podia ser bem melhor.',
    ],
    unhappy: [
      'Que desilusão. Casa suja, lençóis manchados e cheiro a esgoto. Pedimos ajuda e ninguém apareceu.',
      'Ficámos uma hora na rua porque o cofre das chaves estava vazio. Nem um pedido de desculpa.',
      'Sem água quente nem aquecimento em pleno janeiro. Não recomendo a ninguém.',
    ],
  },
  praise: [
    'A casa estava [impecável|muito limpa|a brilhar].',
    '{host} responde [logo|em minutos] e com muita simpatia.',
    'A localização é [excelente|perfeita].',
    'As camas são muito confortáveis.',
    'A cozinha tem tudo o que é preciso.',
    'O duche é forte e a água sempre quente.',
    'A decoração é de muito bom gosto.',
    'Há padaria, mercearia e transportes mesmo ao lado.',
    'À noite não se ouve nada.',
    'A internet é rápida e estável.',
    'Excelente relação qualidade-preço.',
  ],
  complaint: [
    'O colchão está gasto e faz barulho.',
    'A internet falhou quase todos os dias.',
    'Cheirava a humidade.',
    'Faltavam facas, panelas e até um pano da loiça.',
    'Ninguém respondeu às nossas mensagens.',
    'As fotografias enganam.',
    'O preço não se justifica.',
  ],
  thanks: [
    'Muito obrigado, {guest}! Esperamos por vós em breve.',
    'Que bom ler isto, {guest}. Um abraço de toda a equipa.',
  ],
  sorry: [
    'Olá {guest}, lamentamos muito. O problema foi resolvido e já lhe escrevemos por causa do reembolso.',
    'Caro/a {guest}, tem razão e pedimos desculpa. Mudámos o procedimento de limpeza depois da sua visita.',
  ],
};
