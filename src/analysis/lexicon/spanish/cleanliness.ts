import type { TopicWords } from '../format.ts';

export const cleanliness: TopicWords = {
  names: `
    limpieza, limpiesa, higiene, senora de la limpieza, aseo del apartamento/departamento/piso`,
  positive: `
    limpio, limpia, limpios, limpias, limpisim*, limpit*, impoluto, impoluta, impolut*, reluciente*,
    como los chorros del oro, como una patena, pulcro, pulcra, pulcritud, inmaculad*, higienic*,
    ni una mota, ni un pelo, olia a limpio, olian/oler/olor a limpio, olor a limpieza, huele a limpio,
    desinfectad*, recien limpi*, limpian .. conciencia/bien/diario/dia/dias/siempre, limpieza diaria,
    bien limpiad*, sabanas/toallas/ropa/cocina/bano .. impecable*, aseado, asead*,
    se puede comer en el suelo, limpieza .. impecable/excelente/perfecta/diez/10`,
  negative: `
    sucio, sucia, sucios, sucias, sucisim*, suciedad, mugre*, mugrient*, guarr*, cochin*,
    asqueros* .. suelo/bano/cocina, polvo, polvorient*, pelo, pelos, cabello*, pelusa*, mancha, manchas,
    manchad*, migas, pegajos*, grasa, grasient*, cucaracha*, chinches, hormigas, ratones, raton, ratas,
    rata, telarana*, arana, aranas, insectos, bichos, bicho, pulgas, rona, ronas, ronos*, sin limpiar,
    mal limpi*, limpieza/higiene brill* por su ausencia, no limpi*, no estaba/estaban limpi*,
    no .. habian? limpiado, falta de limpieza/higiene, falta/faltaba/falto limpieza, mas limpieza/higiene,
    falta/faltaba .. una? limpieza, le? hace/hacia falta .. limpieza, necesita/necesitaba .. limpieza,
    poco limpi*, poca limpieza/higiene, nada limpi*, limpieza .. mejorable,
    limpieza deja/dejaba .. que desear, tuvimos que limpiar, tuve que limpiar, nos toco limpiar,
    nos pusimos a limpiar, antihigienic*, basura .. anterior*/acumulada/sin, basura de, restos de comida,
    sabanas usadas, de los? huespedes/inquilinos/clientes anteriores,
    del huesped/inquilino/cliente anterior, de los? anteriores huespedes/inquilinos/clientes,
    del anterior huesped/inquilino, calcetin*, preservativo*, condon*, unas cortadas, sin barrer,
    sin fregar, sin lavar, sin aspirar, sin recoger, arena en/por, huellas en,
    llenos/llenas/lleno/llena de huellas, da/daba/daban/dan asco, hecho/hecha/hechos un asco,
    lleno/llena/llenos/llenas de polvo/pelos/mierda/basura/grasa/bichos, sabanas/toallas .. sin cambiar,
    no .. cambiad* las sabanas, repugnante*, insalubre*, pringos*`,
  badBeside: `
    regular, mejorable*, justa, justita, floja, escasa, desear, superficial, deficiente, nula, pesima,
    mala, mal, insuficiente, inexistente`,
  goodBeside: 'esmerad*, diez, buena, excelente*, perfecta, maxima, extrema, absoluta, exquisita',
  good: 'impecable, impecables',
};
