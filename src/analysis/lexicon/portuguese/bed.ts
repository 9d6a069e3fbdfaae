import type { TopicWords } from '../format.ts';

export const bed: TopicWords = {
  names: `
    cama, camas, caminha, camas de solteiro, cama de casal, colchao, colchoes, almofada, almofadas,
    travesseiro*, lencol, lencois, edredom, edredons, edredoes, fronha*, edredao, cobertor*, colcha*, manta,
    mantas, sofa cama, sofas cama, roupa de cama, beliche*, estrado, enxoval`,
  positive: `
    dormimos muito bem,
    dormimos/dormi/dormiu/dormiram tao/super/otimamente/optimamente/mesmo/realmente/sempre/bastante bem,
    dormimos/dormi que nem, dormir bem, dormir muito bem, dormem se bem, dormimos bem, dormimos lindamente,
    dormimos como, dormimos maravilhosamente, dormi muito bem, dormi bem, dormi como, dormi lindamente,
    dorme se bem, dorme se muito bem, dorme se lindamente, como um bebe, como bebes, como uma pedra,
    como anjos, como um anjo, nas nuvens, uma nuvem, otima/optima noite de sono, boa noite de sono,
    boas/otimas/optimas/excelente/excelentes/melhor/melhores noite/noites de sono, noites bem dormidas,
    noite bem dormida, descansar bem, descansei bem, cama de hotel, descansamos bem`,
  negative: `
    dormimos mal, dormi mal, dormimos/dormi/dormiu/dormiram muito/super/tao/bem/mesmo mal, dormir mal,
    mal dormimos, nao dormi bem, nao dormimos bem, dorme se mal, pessima noite de sono, noite mal dormida,
    noites mal dormidas, dor/dores nas/de/das/na costas/coluna, costas doridas, costas moidas, doer .. costas,
    dor/dores no pescoco, doem/doiam .. costas, costas partidas, costas desfeitas, torcicolo, molas, mola nas,
    mola no, sente se as molas, sentir as molas, sentiam se as molas, afund*, afundava, afundado,
    buraco no meio, buraco no colchao, muito mole, demasiado mole, mole demais, duro demais, muito duro,
    demasiado duro, como pedra, como uma tabua, dur* como tabua, como tabua, parece/parecia .. tabua,
    travesseiro*/almofada* .. alto/altos/alta/altas, falta de cobertor*, sem cobertor*, sem lencol,
    sem lencois, sem roupa de cama, sem manta*, poucos cobertores, colchao de ar, colchao insuflavel,
    fisioterapeuta, cama de campanha`,
  goodBeside: `
    confortavel, confortaveis, comod*, macio, macia, macios, macias, fof*, grande*, enorme*, gigante*,
    espacos*, king, queen, qualidade, novinh*, nov*, quentinh*, sonho, gostos*, otim*/optim*,
    confortabilissim*, firme`,
  badBeside: `
    desconfortavel, desconfortaveis, dur*, mole, moles, pequen*, estreit*, minuscul*, apertad*, velh*, rang*,
    rangia, barulhent*, fininh*, fino, finos, fina, finas, curto, curta, curtos, curtas, baixo, baixa, baixos,
    baixas, fundo, torto, torta, afundad*, insuficiente*, gast*, partid*, quebrad*, pessim*, desgastad*,
    instavel, instaveis, inconfortavel`,
  things: 'cobertor, cobertores, mantas, travesseiro, travesseiros, almofadas, lencois, roupa de cama',
};
