import type { TopicWords } from '../format.ts';

export const bed: TopicWords = {
  names: `
    cama, camas, colchao, colchoes, almofada, almofadas, travesseiro*, lencol, lencois, edredom, edredao,
    cobertor*, manta, mantas, sofa cama, sofas cama, roupa de cama, beliche*, estrado, enxoval`,
  positive: `
    dormimos muito bem, dormimos bem, dormimos lindamente, dormimos como, dormimos maravilhosamente,
    dormi muito bem, dormi bem, dormi como, dormi lindamente, dorme se bem, dorme se muito bem,
    dorme se lindamente, como um bebe, como bebes, como uma pedra, como anjos, como um anjo, nas nuvens,
    uma nuvem, otima noite de sono, boa noite de sono, noite de sono, noites de sono, descansamos bem`,
  negative: `
    dormimos mal, dormi mal, dorme se mal, pessima noite de sono, noite mal dormida, noites mal dormidas,
    dor nas costas, dores nas costas, dor de costas, as costas, minhas costas, com dor, torcicolo, molas,
    sente se as molas, sentir as molas, sentiam se as molas, afund*, afundava, afundado, buraco no meio,
    buraco no colchao, muito mole, demasiado mole, mole demais, duro demais, muito duro, demasiado duro,
    como pedra, como uma tabua, tabua, colchao de ar, colchao insuflavel, fisioterapeuta, cama de campanha`,
  goodBeside: `
    confortavel, confortaveis, comod*, macio, macia, macios, macias, fof*, grande*, enorme*, quentinh*,
    cheiros*, sonho, gostos*, otim*, confortabilissim*, firme`,
  badBeside: `
    desconfortavel, desconfortaveis, dur*, mole, moles, pequen*, estreit*, velh*, rang*, rangia, barulhent*,
    fin*, fininh*, gast*, curt*, baix*, partid*, quebrad*, pessim*, desgastad*, instavel, fundo,
    inconfortavel`,
};
